import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'

const Link = z.strictObject({ label: z.string().min(1), url: z.url({ protocol: /^https?$/ }) })
const OptionalUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ })])

/** Settings of the site, `content/site.yaml`. An empty text turns a part off. */
export const Site = z.strictObject({
  name: z.string().min(1).meta({ description: 'Name of the site, in titles and the header.' }),
  tagline: z.string().min(1).meta({ description: 'One sentence for search engines and previews.' }),
  notice: z.string().min(1).meta({ description: 'The unofficial notice in the top bar.' }),
  game: z.strictObject({ name: z.string().min(1), buy: Link }),
  links: z.strictObject({ forum: Link, chat: Link, social: Link }).meta({ description: 'The links of the top bar.' }),
  contact: z.strictObject({
    email: z.union([z.literal(''), z.email()]).meta({ description: 'Contact address, or empty. Without one the contact page says so.' }),
    feedback: Link,
    social: Link,
    game_bugs: Link,
  }),
  plot: z
    .strictObject({ title: z.string(), text: z.string(), url: OptionalUrl })
    .meta({ description: 'What the rented plot on the home page shows this week. Without an address the plot is hidden.' }),
  leaderboards: z
    .strictObject({ samples: z.boolean() })
    .default({ samples: true })
    .meta({ description: 'Whether a board without real rows shows sample rows.' }),
  repository: z.strictObject({
    edit: OptionalUrl.meta({
      description: 'Address of the repository (https://github.com/me/wiki), or the prefix of its file editor (…/edit/main/); or empty.',
    }),
  }),
  embeds: z.strictObject({
    spotlight: z
      .string()
      .regex(/^[\w-]{0,32}$/)
      .meta({ description: 'Id of the spotlight video: abc of https://youtu.be/abc. Empty hides it.' }),
    game_video: z
      .string()
      .regex(/^[\w-]{0,32}$/)
      .meta({ description: 'Id of the video on the game page.' }),
    video_host: OptionalUrl.meta({ description: 'Address of the video player; /embed/ and the id of the video are appended.' }),
    store_widget: OptionalUrl.meta({ description: 'Address of the store widget.' }),
    chat_widget: OptionalUrl.meta({
      description: 'Address of the chat widget, a JSON answer with members. Only the server requests it.',
    }),
  }),
  pictures: z
    .strictObject({
      database: z.array(SafeName).meta({ description: 'Safe names of items whose pictures stand for all items.' }),
      tools: z.record(z.string(), SafeName).meta({ description: 'The item whose picture is on the card of a tool: slug -> safe name.' }),
    })
    .meta({ description: 'Items whose pictures stand for something else.' }),
  ads: z.strictObject({
    provider: OptionalUrl.meta({ description: 'Address of the ad frame; empty shows house promotions.' }),
    tracks: z.boolean().meta({ description: 'True if the provider can track readers: its ads need their consent.' }),
    delay: z.int().min(0).max(60_000).meta({ description: 'Milliseconds before an ad loads.' }),
    house: z.array(z.strictObject({ title: z.string(), text: z.string(), path: z.string().startsWith('/') })),
  }),
  analytics: z.strictObject({
    endpoint: OptionalUrl.meta({ description: 'Plausible-compatible event address; empty: off.' }),
    domain: z.string().meta({ description: 'The domain reported with each view.' }),
  }),
})
export type Site = z.infer<typeof Site>
