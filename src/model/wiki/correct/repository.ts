/** Where the files of a copy of the wiki are kept: how a file is opened for editing, and how a change is proposed in words. */
export type Repository = {
  /** What readers call it: "GitHub". */
  host: string
  address: string
  /** Opens a file of `content/` in the editor, at its line where the editor can. */
  edit(file: string, line?: number): string
  /** Opens a form with these words in it; nothing where the host has none that we know. */
  issue?(title: string, body: string): string
}

/** How the hosts that we know write their addresses; `editor` is what stands between a repository and its branch. */
const hosts = [
  { name: 'GitHub', is: /^github\./, editor: 'edit', issue: 'issues/new?title=TITLE&body=BODY' },
  { name: 'GitLab', is: /^gitlab\./, editor: '-/edit', issue: '-/issues/new?issue[title]=TITLE&issue[description]=BODY' },
  { name: 'Codeberg', is: /^codeberg\./, editor: '_edit', issue: 'issues/new?title=TITLE&body=BODY' },
  // Forgejo and Gitea run under any name: their editor's address tells them.
  { name: 'the repository', is: /^/, editor: '_edit', issue: 'issues/new?title=TITLE&body=BODY' },
]
const usualBranch = 'main'

/**
 * A repository by the one address that its owner sets: that of the repository (`https://github.com/me/wiki`), or what stands before a
 * file in its editor (`https://github.com/me/wiki/edit/main/`). Of a host that we do not know, the second is all there is.
 */
export function readRepository(setting: string): Repository | null {
  if (!URL.canParse(setting)) return null
  const { hostname } = new URL(setting)
  const plain = setting.replace(/(\.git)?\/*$/, '')
  for (const { name, is, editor, issue } of hosts) {
    const [, address = plain, branch] = new RegExp(`^(.+?)/${editor}/(.+)$`).exec(plain) ?? []
    // A host under any name is known by its editor only.
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
