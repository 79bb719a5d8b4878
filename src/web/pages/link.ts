import { redirect, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { findLinkTarget } from '../features/search/link-target.ts'

/** Sends whoever knows only a name to the page of the thing that has it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return redirect(await findLinkTarget(context.get(apiContext), params['*'] ?? ''))
}
