/** The repository with the content: links to edit a file and to open an issue. */
export type Repository = {
  /** For readers: "GitHub". */
  host: string
  address: string
  /** Link that opens a content file in the editor, at the line if supported. */
  edit(file: string, line?: number): string
  /** Link to a new issue; undefined if the host has no known form. */
  issue?(title: string, body: string): string
}

/** URLs of known hosts; `editor` is the path between a repository and its branch. */
const hosts = [
  { name: 'GitHub', is: /^github\./, editor: 'edit', issue: 'issues/new?title=TITLE&body=BODY' },
  { name: 'GitLab', is: /^gitlab\./, editor: '-/edit', issue: '-/issues/new?issue[title]=TITLE&issue[description]=BODY' },
  { name: 'Codeberg', is: /^codeberg\./, editor: '_edit', issue: 'issues/new?title=TITLE&body=BODY' },
  // Forgejo and Gitea run on any domain and are recognized by the editor's path.
  { name: 'the repository', is: /^/, editor: '_edit', issue: 'issues/new?title=TITLE&body=BODY' },
]
const usualBranch = 'main'

/**
 * Parses the setting of a repository: its URL (`https://github.com/me/wiki`), or the part before a file's path in the URL of its editor
 * (`https://github.com/me/wiki/edit/main/`). An unknown host needs the second form.
 */
export function readRepository(setting: string): Repository | null {
  if (!URL.canParse(setting)) return null
  const { hostname } = new URL(setting)
  const plain = setting.replace(/(\.git)?\/*$/, '')
  for (const { name, is, editor, issue } of hosts) {
    const [, address = plain, branch] = new RegExp(`^(.+?)/${editor}/(.+)$`).exec(plain) ?? []
    // Without a known domain, the editor's path is needed.
    if (!is.test(hostname) || (is.source === '^' && branch === undefined)) continue
    return {
      host: name,
      address,
      edit: (file, line) =>
        `${address}/${editor}/${branch ?? usualBranch}/content/${encodePath(file)}${line === undefined ? '' : `#L${line}`}`,
      issue: (title, body) =>
        `${address}/${issue}`.replace('TITLE', () => encodeURIComponent(title)).replace('BODY', () => encodeURIComponent(body)),
    }
  }
  return { host: 'the repository', address: setting, edit: (file) => `${setting}content/${encodePath(file)}` }
}

function encodePath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/')
}
