import type { CallName } from '#model/wiki/calls/call-paths.ts'

/** What the result of a call is called in clients that are generated; the others are called after their call: "HomePageResult". */
export const resultNames: Partial<Record<CallName, string>> = {
  items: 'Item',
  resource: 'Resource',
  mods: 'Mod',
  digsites: 'Digsite',
  vehicles: 'Vehicle',
  shop: 'Shop',
  towns: 'Town',
  shopsExact: 'Store',
  runs: 'Speedrun',
  allPokes: 'Poke',
  blogPosts: 'BlogPost',
  patchNotes: 'PatchNote',
  releaseNotes: 'ReleaseNote',
}
