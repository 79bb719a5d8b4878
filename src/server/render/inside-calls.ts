import { readCall, type Answer, type CallAnswer } from '#publish/answer.ts'

export type RenderCall = (path: string) => Promise<Answer>
/** Finds the API answer that a page loads, from a cache or by `render`. */
export type FindCall = (path: string, render: RenderCall) => Promise<CallAnswer>

/** Renders each call, without a cache: for development and tests. */
export const renderEachCall: FindCall = async (path, render) => readCall(await render(path))

/** A `fetch` for the pages that calls the API in this process, without the network. */
export function createInsideCalls(render: RenderCall, find: FindCall) {
  return async <Data>(path: string) => {
    const { status, data } = await find(path, render)
    // The call's definition checks the shape.
    return { ok: status === 200, status, json: () => Promise.resolve(data as Data) }
  }
}
