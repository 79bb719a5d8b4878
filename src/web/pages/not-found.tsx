import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { notFound } from '../not-found.ts'

/** Any unknown path. Its words are used to find suggestions. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<never> {
  throw await notFound(context.get(apiContext), params['*'] ?? '')
}

export default function NotFoundRoute() {
  return null
}
