import type { toolFacts } from './tool-facts.ts'

/** The inputs of a result: facts, other results by name, and assumptions. */
export type ToolResult<Fact extends string = string> = {
  name: string
  facts?: readonly Fact[]
  /** Names of the results above that it is computed from. */
  of?: readonly string[]
  /** True when it depends on the prices of parts. */
  prices?: boolean
  assumed?: readonly string[]
}

const ofPlayer = 'the numbers of a drill that you enter'

/** The results of the planners with their inputs; the pages list which numbers are facts and which are assumptions. */
export const toolResults: { [Slug in 'rig' | 'sell']: readonly ToolResult<Extract<keyof (typeof toolFacts)[Slug], string>>[] } = {
  rig: [
    {
      name: 'Pressure',
      facts: [
        'intake_base_pressure_percent',
        'pressure_tank_bonus_percent',
        'pressure_cap_percent',
        'pipe_pressure_loss_percent',
        'filter_pressure_loss_percent',
        'drills_per_line',
      ],
    },
    {
      name: 'Water quality',
      facts: ['filter_percent', 'water_quality_steps', 'raw_water'],
    },
    {
      name: 'Quality of the dirt',
      facts: ['dirt_quality', 'dirt_quality_step_units', 'height_depth_counts_from', 'ram_drill_clump'],
      assumed: [ofPlayer],
    },
    {
      name: 'Clumps per minute',
      facts: [
        'goliath_drill_ticks_per_clump',
        'ram_drill_seconds',
        'david_ticks_per_lump',
        'assumed_tick_seconds',
        'assumed_washed_per_minute',
        'belt_capacity',
      ],
      of: ['Pressure'],
      assumed: [ofPlayer],
    },
    {
      name: 'Weight of a clump',
      facts: ['goliath_drill_clump_weight', 'ram_drill_clump', 'excavator_hopper'],
      of: ['Pressure'],
      assumed: [ofPlayer, 'that clumps grow evenly with pressure'],
    },
    {
      name: 'Finds in a clump',
      facts: ['harvester_finds_per_clump', 'harvester_find_number_span'],
      of: ['Weight of a clump'],
      assumed: ['that each number of finds is as likely as the others', 'that clumps stay apart'],
    },
    { name: 'Finds per minute', facts: ['ore_drop_chances'], of: ['Clumps per minute', 'Finds in a clump'] },
    { name: '8 of 10 minutes or hours', of: ['Finds per minute'], assumed: ['that clumps come evenly'] },
    {
      name: 'Weight of a find',
      facts: ['harvester_find_weight', 'harvester_find_weight_divisor', 'harvester_find_quality_span'],
      of: ['Pressure', 'Quality of the dirt'],
      assumed: ['that each r is as likely as the others'],
    },
    { name: 'Weight per hour', of: ['Finds per minute', 'Weight of a find'] },
    {
      name: 'Coins per hour',
      facts: ['ore_drop_goods', 'stock_base_prices_per_weight', 'melted_weight'],
      of: ['Finds per minute', 'Weight of a find'],
    },
    {
      name: 'Repairs per hour, and when a machine stops',
      facts: ['wear_of_dirty_water', 'filter_wear_of_dirty_water', 'filter_wears_by', 'durability', 'assumed_tick_seconds'],
      of: ['Water quality', 'Clumps per minute'],
      assumed: ['that a tick of water is as long as one of a machine'],
    },
    { name: 'Spanners per hour', facts: ['spanner_uses'], of: ['Repairs per hour, and when a machine stops'] },
    {
      name: 'Shards per hour, and how long one lasts',
      facts: ['pressure_tank_shard_loss_per_tick', 'assumed_david_shard_loss_per_tick', 'shard_used_up_below', 'assumed_tick_seconds'],
      of: ['Weight of a find'],
      assumed: ['that a shard weighs as much as an average find'],
    },
    { name: 'Price of the parts', prices: true },
    { name: 'Paid back in, and what to buy next', of: ['Coins per hour', 'Price of the parts'] },
  ],
  sell: [
    { name: 'Coins without forging', facts: ['stock_base_prices_per_weight', 'stock_board_raw', 'stock_board_crafted'] },
    { name: 'Recipes and weights of forged pieces', facts: ['anvil_bars', 'assumed_forged_weight_percent'] },
    {
      name: 'Coins of the best way, and the gain',
      of: ['Coins without forging', 'Recipes and weights of forged pieces'],
      assumed: ['that prices stay while you sell'],
    },
    { name: 'When a saved board is out of date', facts: ['stock_new_day'] },
  ],
}
