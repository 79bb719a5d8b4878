const find = { lines: { name: [], digsite: ['digsite'] }, others: [] }

/** Sources that the files of this game need (see `sourcedFields`). */
export const gameSourcedFields = {
  items: {
    lines: {
      name: ['name', 'alias', 'game_class', 'modded', 'mod'],
      description: ['description'],
      value: ['value', 'price_per_weight'],
      shops: ['shops', 'shop_role'],
      since: ['since'],
      uses: ['uses'],
      advice: ['advice'],
    },
    always: ['value'],
    ofEach: ['shops'],
    others: ['id', 'active', 'group', 'explains', 'process', 'opens', 'keywords', 'rig'],
  },
  shops: {
    lines: {
      name: ['name', 'alias', 'town', 'modded'],
      category: ['category'],
      description: ['description', 'sells_blueprints'],
      in_town: ['in_town'],
      world: ['world'],
    },
    others: ['id', 'safe_name', 'active'],
  },
  towns: { lines: { name: ['name', 'alias'], description: ['description'], world: ['world'] }, others: ['id', 'modded', 'active'] },
  digsites: {
    lines: {
      name: ['name', 'alias'],
      description: ['description'],
      price: ['price'],
      depth: ['depth'],
      town: ['town'],
      equipment_store: ['equipment_store'],
      jeweler: ['jeweler'],
      relics: ['relics'],
      world: ['world'],
    },
    others: ['id', 'modded', 'active'],
  },
  vehicles: {
    lines: {
      name: ['name', 'game_class'],
      price: ['price'],
      stats: ['stats'],
      description: ['description'],
      shop: ['shop'],
      model: ['model', 'paint'],
      runs_on: ['runs_on'],
    },
    others: ['id', 'rig'],
  },
  resources: { lines: { value: ['value'], recipe: ['input', 'output'] }, others: ['name', 'type', 'blueprint', 'active'] },
  blueprints: {
    lines: {
      require_weight: ['require_item', 'require_weight'],
      craft_bar: ['craft_bar'],
      min_craft_weight: ['min_craft_weight'],
      research_shop: ['research_shop'],
    },
    others: ['order', 'name', 'blueprint_item'],
  },
  relics: find,
  // The plant follows from the bag's name.
  'seed-bags': { ...find, others: ['plant'] },
  'logic-elements': {
    lines: {
      what_it_does: ['what_it_does', 'explanation'],
      inputs: ['inputs'],
      outputs: ['outputs'],
      limits: ['limits'],
      in_v16_set: ['in_v16_set'],
      guide_part: ['guide_part'],
    },
    // The item's own file has sources for name and class.
    others: ['order', 'name', 'game_class'],
  },
}

/** As above, for widgets of prose; messages list it last. */
export const drawnSourcedFields = {
  wirings: { lines: { edges: ['nodes', 'edges'] }, others: ['title'] },
}
