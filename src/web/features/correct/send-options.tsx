import { useState } from 'react'
import { fitUrl, toMailUrl, type SentCorrection } from '#model/wiki/correct/channel-urls.ts'
import { readRepository } from '#model/wiki/correct/repository.ts'
import type { Site } from '#model/wiki/site.ts'
import { paths } from '#model/wiki/paths.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import './correct.css'

export type SendChannels = {
  /** `repository.edit` of the site's settings. */
  edit: string
  email: string
  /** The players' forum. */
  forum: { label: string; url: string }
}

export function toSendChannels(site: Site | undefined): SendChannels {
  const forum = site?.links.forum ?? { label: 'Contact', url: paths.contact }
  return { edit: site?.repository.edit ?? '', email: site?.contact.email ?? '', forum }
}

type Change = SentCorrection & {
  /** The new text, if a single file changes. */
  file?: { path: string; text: string; line: number | undefined }
}

/** All ways to send a change to the maintainers. A text for the forum is always among them. */
export function SendOptions({ of: change, site: { edit, email, forum } }: { of: Change; site: SendChannels }) {
  const { title, message, patch, file } = change
  const repository = readRepository(edit)
  const issue = repository?.issue && fitUrl((body) => repository.issue?.(title, body) ?? '', change)
  const mail = email && toMailUrl(email, change)
  const name = file?.path.split('/').at(-1) ?? 'my-prices'
  return (
    <>
      <p className="row">
        {issue && (
          <a className="btn gold" href={issue} rel="external">
            <Icon name="message-circle" />
            Open an issue with it
          </a>
        )}
        {mail && (
          <a className="btn gold" href={mail}>
            <Icon name="mail" />
            Email it
          </a>
        )}
        {repository && file && (
          <a className="btn" href={repository.edit(file.path, file.line)} rel="external">
            <Icon name="pencil" />
            Edit the file yourself{file.line === undefined ? '' : `, line ${file.line}`}
          </a>
        )}
        <a className="btn" href={toDownload('text/x-diff', patch)} download={`${name}.patch`}>
          <Icon name="download" />
          The patch
        </a>
        {file && (
          <a className="btn" href={toDownload('text/plain', file.text)} download={name}>
            <Icon name="download" />
            The changed file
          </a>
        )}
      </p>
      {repository && (
        <p className="soft">You need an account at the repository’s host for an issue or the editor, and none for the files.</p>
      )}
      <ForumPost message={message} forum={forum} hasInbox={repository !== null || email !== ''} />
    </>
  )
}

type PostProps = { message: string; forum: SendChannels['forum']; hasInbox: boolean }

/** A correction as text to paste. */
function ForumPost({ message, forum, hasInbox }: PostProps) {
  const [status, setStatus] = useState('')
  return (
    <>
      <label className="fl">
        {hasInbox ? 'Or post this text:' : 'This site has no inbox yet. Copy this text and post it in the game’s forum:'}
        <span className="field">
          <textarea readOnly rows={Math.min(8, message.split('\n').length + 1)} value={message} />
        </span>
      </label>
      <p className="row">
        <button
          className="btn needs-js"
          type="button"
          onClick={() => void copyText(message).then((isCopied) => setStatus(isCopied ? 'Copied.' : 'Select the text and copy it.'))}
        >
          <Icon name="copy" />
          Copy the text
        </button>
        <a className={hasInbox ? 'btn' : 'btn gold'} href={forum.url} rel="external">
          <Icon name="messages-square" />
          {forum.label}
        </a>
        <span className="sm" role="status">
          {status}
        </span>
      </p>
      {!hasInbox && (
        <p className="soft sm">
          <a href={paths.contact}>Contact</a> has the other places where players talk.
        </p>
      )}
    </>
  )
}

/** data URL, so that saving works with and without script. */
function toDownload(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`
}
