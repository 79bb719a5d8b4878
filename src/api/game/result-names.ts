import type { CallName } from '#model/wiki/calls/call-paths.ts'

/** Schema names of the calls' results in the OpenAPI document. Other results are named after their call: "HomePageResult". */
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
