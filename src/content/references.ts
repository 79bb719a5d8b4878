import { toSafeName } from '#model/text/slugs.ts'
import type { Content } from './read-content.ts'
import type { Problem } from './problem.ts'

/**
 * References that lead nowhere (an item sold in shop 99), ids used twice, and file names that are not the safe name.
 * A reference to a thing whose own file is broken is not reported: that file is.
 */
export function listBrokenReferences(content: Omit<Content, 'site'>, brokenFiles: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = []
  const items = new Set(content.items.map(({ safe_name }) => safe_name))
  const shops = new Set(content.shops.map(({ id }) => String(id)))
  const towns = new Set(content.towns.map(({ town_safe_name }) => town_safe_name))
  const digsites = new Set(content.digsites.map(({ safe_name }) => safe_name))
  const known = { item: items, shop: shops, town: towns, digsite: digsites }
  const folders = { item: 'items', shop: 'shops', town: 'towns', digsite: 'digsites' }

  function expect(file: string, field: string, kind: keyof typeof known, reference: string | number) {
    if (known[kind].has(String(reference))) return
    const shopFileBroken = kind === 'shop' && [...brokenFiles].some((broken) => broken.startsWith('shops/'))
    if (shopFileBroken || brokenFiles.has(`${folders[kind]}/${reference}.yaml`)) return
    const how = kind === 'shop' ? `the id of a shop in content/shops` : `the name of a file in content/${folders[kind]}`
    problems.push({ file, field, found: JSON.stringify(reference), expected: how })
  }

  for (const item of content.items) {
    const file = `items/${item.safe_name}.yaml`
    if (toSafeName(item.name) !== item.safe_name) {
      problems.push({
        file,
        field: 'name',
        found: JSON.stringify(item.name),
        expected: `a name whose file is called ${toSafeName(item.name)}.yaml`,
      })
    }
    for (const shop of item.shops) expect(file, 'shops', 'shop', shop)
    if (item.shops.length > 0 && item.shop_role === 'none') {
      problems.push({ file, field: 'shop_role', found: 'nothing', expected: 'sells or buys, because the item has shops' })
    }
  }
  for (const shop of content.shops) expect(fileOfShop(shop), 'town', 'town', shop.town)
  for (const digsite of content.digsites) {
    const file = `digsites/${digsite.safe_name}.yaml`
    expect(file, 'town', 'town', digsite.town)
    expect(file, 'equipment_store', 'shop', digsite.equipment_store)
    expect(file, 'jeweler', 'shop', digsite.jeweler)
    for (const relic of digsite.relics) expect(file, 'relics', 'item', relic)
  }
  for (const vehicle of content.vehicles) expect(`vehicles/${vehicle.safe_name}.yaml`, 'shop', 'shop', vehicle.shop)
  for (const resource of content.resources) {
    const file = `resources/${resource.safe_name}.yaml`
    expect(file, 'file name', 'item', resource.safe_name)
    for (const { name } of resource.input) expect(file, 'input', 'item', name)
    for (const name of resource.output) expect(file, 'output', 'item', name)
  }
  for (const blueprint of content.blueprints) {
    const file = `blueprints/${blueprint.output}.yaml`
    expect(file, 'file name', 'item', blueprint.output)
    for (const field of ['blueprint_item', 'craft_bar', 'require_item'] as const) expect(file, field, 'item', blueprint[field])
    expect(file, 'research_shop', 'shop', blueprint.research_shop)
  }
  for (const find of content.finds) {
    const file = `${find.kind}s/${find.item}.yaml`
    expect(file, 'file name', 'item', find.item)
    expect(file, 'digsite', 'digsite', find.digsite)
  }
  for (const element of content.logicElements) expect(`logic-elements/${element.item}.yaml`, 'file name', 'item', element.item)

  const builds = new Set(content.wirings.map(({ build }) => build))
  for (const { slug, blocks } of content.pages) {
    for (const block of blocks) {
      const build = 'widget' in block && block.widget === 'wiring' ? (block.options.build ?? '') : undefined
      if (build === undefined || builds.has(build) || brokenFiles.has(`wirings/${build}.yaml`)) continue
      problems.push({
        file: `pages/${slug}.md`,
        field: '::wiring',
        found: `{build=${build}}`,
        expected: 'the name of a file in content/wirings',
      })
    }
  }
  for (const wiring of content.wirings) {
    const file = `wirings/${wiring.build}.yaml`
    const parts = new Set(wiring.nodes.map(({ id }) => id))
    for (const { item } of wiring.nodes) if (item) expect(file, 'nodes', 'item', item)
    for (const [place, edge] of wiring.edges.entries()) {
      for (const end of ['from', 'to'] as const) {
        if (!parts.has(edge[end]))
          problems.push({ file, field: `edges.${place}.${end}`, found: JSON.stringify(edge[end]), expected: 'the id of one of its nodes' })
      }
    }
  }

  problems.push(
    ...listDoubles(
      content.items,
      ({ id }) => id,
      ({ safe_name }) => `items/${safe_name}.yaml`,
    ),
  )
  problems.push(...listDoubles(content.shops, ({ id }) => id, fileOfShop))
  problems.push(
    ...listDoubles(
      content.mods,
      ({ id }) => id,
      ({ name }) => `mods/ (${name})`,
    ),
  )
  problems.push(
    ...listDoubles(
      content.patchNotes,
      ({ id }) => id,
      ({ version }) => `patch-notes/${version}.yaml`,
    ),
  )
  problems.push(
    ...listDoubles(
      content.blogPosts,
      ({ id }) => id,
      ({ title }) => `blog/ (${title})`,
    ),
  )
  problems.push(
    ...listDoubles(
      content.updates,
      ({ id }) => id,
      ({ title }) => `updates/ (${title})`,
    ),
  )
  problems.push(
    ...listDoubles(
      content.speedruns,
      ({ id }) => id,
      () => 'leaderboards/speedruns.yaml',
    ),
  )
  return problems
}

function fileOfShop({ id, safe_name }: { id: number; safe_name: string }): string {
  return `shops/${String(id).padStart(2, '0')}-${safe_name}.yaml`
}

function listDoubles<T>(things: T[], idOf: (thing: T) => number, fileOf: (thing: T) => string): Problem[] {
  const seen = new Map<number, string>()
  return things.flatMap((thing) => {
    const first = seen.get(idOf(thing))
    if (first !== undefined)
      return [{ file: fileOf(thing), field: 'id', found: String(idOf(thing)), expected: `a number of its own; ${first} has it` }]
    seen.set(idOf(thing), fileOf(thing))
    return []
  })
}
