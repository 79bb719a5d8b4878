import { redirect, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { findLinkTarget } from '../features/search/link-target.ts'

/** Redirects a name to the page of the entry with that name. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return redirect(await findLinkTarget(context.get(apiContext), params['*'] ?? ''))
}
