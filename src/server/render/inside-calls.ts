import { readCall, type Answer, type CallAnswer } from '#publish/answer.ts'

type RenderCall = (path: string) => Promise<Answer>
/** Answers a call of a page, from a cache of its own or by `render`. */
export type FindCall = (path: string, render: RenderCall) => Promise<CallAnswer>

/** Answers each call anew: while developing, and in tests. */
export const renderEachCall: FindCall = async (path, render) => readCall(await render(path))

/** The pages' way to the API within this process: without the network. */
export function createInsideCalls(render: RenderCall, find: FindCall) {
  return async <Data>(path: string) => {
    const { status, data } = await find(path, render)
    // A call answers what its definition promises.
    return { ok: status === 200, status, json: () => Promise.resolve(data as Data) }
  }
}
