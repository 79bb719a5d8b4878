import { ChatPresence } from '#model/wiki/chat.ts'
import { result, toResult } from '#model/wiki/envelope.ts'
import { contract, type Routes } from './route.ts'

/** Who is around. `whoIsThere` asks the chat that the site's settings name. */
export function communityRoutes(whoIsThere: () => Promise<ChatPresence | null>): Routes {
  return (api, _options, done) => {
    api.get(
      '/api/chat',
      {
        schema: contract({
          tag: 'About the data',
          summary: 'Who is in the community chat; null when there is none or it does not answer',
          answer: result(ChatPresence.nullable()),
          specified: false,
        }),
      },
      async (_request, reply) => {
        void reply.header('cache-control', 'public, max-age=60')
        return toResult(await whoIsThere())
      },
    )
    done()
  }
}
