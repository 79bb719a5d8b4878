/** Fields of each API response in order, from the text of the specification. Imports nothing of the wiki. */

export const fields = {
  item: 'id name description value modded stores',
  store: 'id name safe_name modded town category',
  shop: 'id name safe_name modded town category description sells_blueprints inventory blueprints',
  town: 'id name description town_safe_name shops',
  townShop: 'id shop_id name safe_name category modded',
  digsite: 'id name description price depth town equipment_store jeweler relics',
  vehicle: 'id name price stats',
  stats: 'acceleration top-speed handling braking storage-capacity dirt-capacity weight',
  resource: 'name type value input output',
  blogPost: 'id title date thumbnail html_summary html_body author',
  releaseNote: 'title date content',
  patchNote: 'id summary details',
  mod: 'name author description url details ribbon_text ribbon_color status',
  speedrun: 'player plot version challenge setup time timestamp videolink videoProvider',
  poke: 'rank username pokes',
}
export const hitFields = {
  item: 'id name value description resource blueprint modded relic alias safe_name active',
  store: 'id town_id safe_name name sells_blueprints category inventory description alias modded active',
  town: 'town_id town_safe_name name description alias modded active',
  digsite: 'id name closest_town closest_jeweler closest_equipment_store description price relics depth alias modded active',
  patchNote: 'id summary details active timestamp',
  blogPost: 'id title safe_summary html_body author thumbnail date active',
  update: 'id date title content timestamp active',
  mod: 'id name description author added_by url timestamp updated active',
}
export const dumpLists =
  'revision changed_at licence items resources blueprints shops towns digsites vehicles mods patchnotes blogposts releasenotes ' +
  'logic_elements facts speedruns pokes provenance'
export const categories = ['store', 'stocks', 'jeweler', 'carts', 'logic-power', 'legacy', 'vehicles', 'scrapyard']
export const resourceTypes = ['ore', 'bar', 'uncut-gem', 'gem', 'composite-gem', 'jewelry', 'weapon', 'blueprint']
