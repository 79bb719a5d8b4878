import { postsOnHome, type WholeHomePage } from '#model/news/home-page.ts'
import type { SubjectQueries } from '#queries/queries.ts'

export function homePageQueries({ news, pages }: Pick<SubjectQueries, 'news' | 'pages'>) {
  return {
    async find(): Promise<WholeHomePage> {
      const [posts, newestPatch, site] = await Promise.all([news.listLatestPosts(postsOnHome), news.findNewestPatch(), pages.findSite()])
      return { posts, newest_patch: newestPatch, spotlight: site?.embeds.spotlight ?? '' }
    },
  }
}
