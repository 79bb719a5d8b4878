import { redirect, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../context.ts'
import { findShop } from '../../features/places/find-shop.ts'
import { notFound } from '../../not-found.ts'
import { paths } from '#model/wiki/paths.ts'

/** Short URL of a shop with its id, used by search results. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const shop = await findShop(api, params.id)
  if (!shop) throw await notFound(api, params.shop ?? '', { section: paths.towns })
  return redirect(paths.shop(shop), 301)
}
