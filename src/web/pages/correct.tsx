import { today } from '#model/text/today.ts'
import { FindThing } from '#web/features/correct/game/find-thing.tsx'
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { correctField, type KnownNames } from '#content/correct/correct-file.ts'
import { listCorrectable, readSoldItem } from '#content/correct/correctable-fields.ts'
import { listReferredKinds } from '#content/correct/file-sort.ts'
import type { ApiClient } from '#api-client/api-client.ts'
import { cacheControl, type UncachedRoute } from '#model/http/cache-control.ts'
import { readCorrection, type AskedCorrection } from '#model/wiki/correct/correction.ts'
import { rootFolder } from '#model/wiki/correct/content-file.ts'
import { readRepository } from '#model/wiki/correct/repository.ts'
import { fieldOfLine } from '#model/wiki/sourced-fields.ts'
import { paths } from '#model/wiki/paths.ts'
import { TopPage } from '#web/features/layout/top-page.tsx'
import { apiContext } from '../context.ts'
import { CorrectFile } from '../features/correct/correct.island.tsx'
import { toSendChannels } from '#web/features/correct/send-options.tsx'
import { Island } from '../islands/island.tsx'
import { notFound } from '../not-found.ts'
import { toPageMeta, type RootData } from '../page-meta.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from '../ui/section.tsx'

/** A form submitted without script contains the date, so an earlier response must not be reused. */
export const handle: UncachedRoute = { cacheControl: cacheControl.never }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const requested = readCorrection(new URL(request.url).searchParams)
  if (requested.file === '')
    return { requested, ofPage: requested.page === '' ? [] : await api.correctableFiles(requested.page), content: null }
  const [name = '', folder = rootFolder, ...further] = requested.file.split('/').toReversed()
  const file = further.length === 0 ? await api.contentFile(folder, name) : undefined
  if (!file) throw await notFound(api, name)
  const fields = listCorrectable(file.file, file.text)
  // Badges link here with a source field.
  const field = fields.some(({ name: fieldName }) => fieldName === requested.field)
    ? requested.field
    : (fieldOfLine(folder, requested.field) ?? '')
  const answer = requested.isSent ? await answerCorrection(api, file, { ...requested, field }) : null
  return { requested: { ...requested, field }, ofPage: [], content: { ...file, item: readSoldItem(file.file, file.text), fields, answer } }
}

async function answerCorrection(api: ApiClient, { file, text }: { file: string; text: string }, correction: AskedCorrection) {
  if (correction.problem) return { problems: [correction.problem] }
  return correction.field === '' ? null : correctField(file, text, correction, today(), await loadKnownNames(api, file))
}

/** Names in other files that this file may refer to. */
async function loadKnownNames(api: ApiClient, file: string): Promise<KnownNames> {
  const referred = listReferredKinds(file)
  const answers = referred.length === 0 ? [] : await api.thingNames(referred)
  return Object.fromEntries(answers.map(({ kind, names }) => [kind, names]))
}

export function meta({ matches }: MetaArgs) {
  return toPageMeta(matches, {
    title: 'Suggest a correction',
    description: 'Fix a price or a text of this wiki: enter the new value and how you know, check it here, and send it. No account needed.',
    path: paths.correct(),
    index: false,
  })
}

export default function CorrectPage() {
  const { requested, ofPage, content } = useLoaderData<typeof loader>()
  return (
    <TopPage
      title="Suggest a correction"
      path={paths.correct()}
      lead={content ? `You are correcting ${content.file}.` : 'Tell us what a page should say, and how you know. You need no account.'}
    >
      <div className="stack lg">
        {content ? <OneFile requested={requested} content={content} /> : <WhichFile page={requested.page} files={ofPage} />}
      </div>
    </TopPage>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

function OneFile({
  requested,
  content: { file, text, item, page, fields, answer },
}: Pick<Loaded, 'requested'> & { content: NonNullable<Loaded['content']> }) {
  const site = useRouteLoaderData<RootData>('root')?.site
  const repository = readRepository(site?.repository.edit ?? '')
  const line = fields.find(({ name }) => name === requested.field)?.line
  return (
    <>
      <p>
        {page && <a href={page}>Back to the page</a>}
        {page && repository && ' · '}
        {repository && (
          <a href={repository.edit(file, line)} rel="external">
            Edit it at {repository.host}
            {line === undefined ? '' : `, line ${line}`}
          </a>
        )}
      </p>
      {fields.length > 0 && (
        <Section title="What is wrong?">
          <ul className="row">
            {fields.map(({ name }) => (
              <li key={name}>
                <a className="btn small" href={paths.correct({ file, field: name })} aria-current={name === requested.field || undefined}>
                  {name.replaceAll('_', ' ')}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {text === '' && <p>This file is too long to edit here.</p>}
      {text !== '' && (
        <Island
          name="correct"
          component={CorrectFile}
          props={{ file, text, item, fields, requested, answer, site: toSendChannels(site) }}
        />
      )}
    </>
  )
}

/** For corrections that do not belong to a file. */
function DescribeChange({ page }: { page: string }) {
  const issue = readRepository(useRouteLoaderData<RootData>('root')?.site.repository.edit ?? '')?.issue
  return (
    <>
      {issue && page && (
        <>
          Or{' '}
          <a href={issue(`Correction: ${page}`, '')} rel="external">
            say in an issue
          </a>{' '}
          what is wrong.{' '}
        </>
      )}
      <a href={paths.contact}>Contact</a> has the other ways to reach us.
    </>
  )
}

function WhichFile({ page, files }: { page: string; files: Loaded['ofPage'] }) {
  if (files.length === 0)
    return (
      <p>
        {page === ''
          ? 'Every page has a link at its end that opens the form for that page.'
          : 'This page shows facts from many others. To correct one, open the page of that thing and use the same link there.'}{' '}
        <FindThing />
        <a href={paths.guideBook}>guide</a>, a <a href={paths.patchNotes}>version</a> or a <a href={paths.blog}>post</a>, or{' '}
        <a href={paths.search()}>search</a>. <DescribeChange page={page} />
      </p>
    )
  return (
    <Section title="Which part of the page?">
      <ul className="row which-file">
        {files.map(({ file, title }) => (
          <li key={file}>
            <a className="btn" href={paths.correct({ file })}>
              <Icon name="pencil" />
              <span>
                {title} <small>{file}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
