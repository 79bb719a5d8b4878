/** What pages and tools speak of by what it does. The fact `named_items` says which items these are; it may leave some out. */
export const namedItems = [
  'ground',
  'shovel',
  'improved_shovel',
  'workbench',
  'bookcase',
  'scrap_metal',
  'scrap_bar',
  'intake',
  'booster',
  'tank',
  'filter',
  'planter',
  'fishing_pot',
  'logic_smelter',
  'logic_delay',
  'logic_keypad',
  'weighed_first',
  'scrapped_first',
  'found_first',
] as const
export type NamedItemKey = (typeof namedItems)[number]
