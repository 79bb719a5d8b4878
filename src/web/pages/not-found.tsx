import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { notFound } from '../not-found.ts'

/** Any address without a screen. The words of the address are what the reader may have looked for. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<never> {
  throw await notFound(context.get(apiContext), params['*'] ?? '')
}

export default function NotFoundRoute() {
  return null
}
