import { oneOf } from '#model/text/one-of.ts'
import type { ApiClient } from '#api-client/api-client.ts'
import { fixedPreview, homePreview, toolPreview } from './game/fixed-previews.ts'
import { groupPreview, itemPreview } from './game/item-preview.ts'
import { modPreview, patchNotePreview, postPreview } from './news-previews.ts'
import { placePreviews, placesPreview, prosePreview } from './game/page-previews.ts'
import { previewKinds, type PlacedPreview, type PreviewKind } from './preview.ts'
import { shopPreview } from './game/shop-preview.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { toSafeName } from '#model/text/slugs.ts'

const isNumber = (name: string) => /^\d{1,9}$/.test(name)

/** Loads the card of each kind of page by its name. Pages build their card with the same functions. */
const finders: Record<PreviewKind, (api: ApiClient, name: string) => Promise<PlacedPreview | undefined>> = {
  page: findPage,
  tool: async (api, name) => toolPreview(name, await api.site()),
  item: async (api, name) => {
    const page = await api.itemPage(name)
    return page && itemPreview({ ...page, stores: page.item.stores })
  },
  group: async (api, name) => groupPreview(name, await api.itemLinks()),
  shop: async (api, name) => {
    const page = isNumber(name) ? await api.shopPage(name) : undefined
    return page && shopPreview(page)
  },
  post: async (api, name) => {
    const post = isNumber(name) ? await api.blogPost(name) : undefined
    return post && postPreview(post)
  },
  'patch-note': async (api, name) => {
    const [notes, dates] = await Promise.all([api.patchNotes(), api.patchNoteDates().catch(() => [])])
    const note = notes.find(({ id }) => String(id) === name)
    return note && patchNotePreview(note, dates)
  },
  mod: async (api, name) => {
    const mod = await api.modDetails(toPlainText(name, 200))
    return mod && modPreview(mod, await api.provenance('mod', toSafeName(mod.name)))
  },
}

async function findPage(api: ApiClient, name: string): Promise<PlacedPreview | undefined> {
  if (name === 'home') return homePreview(await api.site())
  const places = oneOf(placePreviews, name)
  if (places) return placesPreview(places, await api.mapMarkers())
  const fixed = fixedPreview(name, await api.site())
  if (fixed) return fixed
  const page = await api.page(name)
  return page && prosePreview(page)
}

/** The card for a kind and a name; undefined if there is no such page. Other spellings of a name have no card. */
export async function findPreview(api: ApiClient, kind: string, name: string): Promise<PlacedPreview | undefined> {
  const previewKind = oneOf(previewKinds, kind)
  const preview = previewKind && (await finders[previewKind](api, name))
  return preview?.name === name ? preview : undefined
}
