import { postsOnHome, type WholeHomePage } from '#model/news/home-page.ts'
import type { SubjectQueries } from '#queries/queries.ts'

export function homePageQueries({ news, pages }: Pick<SubjectQueries, 'news' | 'pages'>) {
  return {
    async find(): Promise<WholeHomePage> {
      const [posts, site] = await Promise.all([news.listLatestPosts(postsOnHome), pages.findSite()])
      return { posts, spotlight: site?.embeds.spotlight ?? '' }
    },
  }
}
