import { readRepository } from '#model/wiki/correct/repository.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

export type SendChannels = {
  /** `repository.edit` of the site's settings. */
  edit: string
  email: string
}

type Change = { file: string; text: string; patch: string; line: number | undefined }

/** Addresses that are longer are cut by browsers, hosts or letter programs. */
const maxAddressLength = 6000

/** Every way on which a change reaches those who run this copy, and only these; the files themselves in any case. */
export function SendOptions({ of: { file, text, patch, line }, site: { edit, email } }: { of: Change; site: SendChannels }) {
  const repository = readRepository(edit)
  const name = file.split('/').at(-1) ?? file
  const title = `Correction: ${file}`
  const issue = repository?.issue && fit((body) => repository.issue?.(title, body) ?? '', patch)
  const letter = email && fit((body) => toLetter(email, title, body), patch)
  return (
    <>
      <p className="row">
        {issue && (
          <a className="btn gold" href={issue} rel="external">
            <Icon name="message-circle" />
            Open an issue with it
          </a>
        )}
        {letter && (
          <a className="btn gold" href={letter}>
            <Icon name="mail" />
            Email it
          </a>
        )}
        {repository && (
          <a className="btn" href={repository.edit(file, line)} rel="external">
            <Icon name="pencil" />
            Edit the file yourself{line === undefined ? '' : `, line ${line}`}
          </a>
        )}
        <a className="btn" href={toDownload('text/x-diff', patch)} download={`${name}.patch`}>
          <Icon name="download" />
          The patch
        </a>
        <a className="btn" href={toDownload('text/plain', text)} download={name}>
          <Icon name="download" />
          The changed file
        </a>
      </p>
      {repository && <p className="soft">An issue and the editor need an account at the host of the repository; the files need none.</p>}
      {!repository && !email && <NowhereToSend />}
    </>
  )
}

/** Nothing is promised that nobody keeps. */
function NowhereToSend() {
  return (
    <p className="soft">
      This site has no inbox yet. Download the file and post it where players talk: see <a href={paths.contact}>Contact</a>.
    </p>
  )
}

/** The address with the patch in it; where that is too long, with the words to put it there. */
function fit(toAddress: (body: string) => string, patch: string): string {
  const full = toAddress(`\`\`\`diff\n${patch}\`\`\`\n`)
  return full.length <= maxAddressLength ? full : toAddress('(Put the patch here: it is too long for an address.)\n')
}

function toLetter(email: string, title: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}

/** A file without a server: it is saved with and without script. */
function toDownload(type: string, text: string): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`
}
