import { filterMods, readModView } from '#model/mods/mod-filter.ts'
import { find, findAll, valueOf } from '#web/browser/find.ts'
import { drawOnce } from '#web/islands/draw-once.tsx'
import type { draw as drawWithReact } from '#web/islands/mount.tsx'
import { listedMod, modAuthor, modFilter } from './listed-mods.attributes.ts'
import { ModFilter, NoMods } from './mod-filter.tsx'

/** In a copy made of plain files, where the page lists every mod: those that the address asks for stay. */
export async function filterListedMods(draw: typeof drawWithReact) {
  const wanted = readModView(new URLSearchParams(location.search))
  const all = findAll(document, listedMod).map((card) => ({
    card,
    name: valueOf(card, listedMod) ?? '',
    author: valueOf(card, modAuthor) ?? '',
  }))
  const found = filterMods(all, wanted)
  const list = all[0]?.card.parentElement
  if (found.length > 0) list?.replaceChildren(...found.map(({ card }) => card))
  else list?.replaceWith(...(await drawOnce(<NoMods />, draw)).childNodes)
  const filter = await drawOnce(<ModFilter wanted={wanted} found={found.length} total={all.length} />, draw)
  find(document, modFilter)?.replaceWith(...filter.childNodes)
}
