import { toCallAddress } from '#web/browser/static-export/static-export.ts'
import { callPaths, fillPath } from '#model/wiki/calls/call-paths.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { paths } from '#model/wiki/paths.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { find, readAttr } from '#web/browser/find.ts'
import { loadPageParts } from '#web/browser/fragment.ts'
import { placeBeside } from '#web/browser/place-beside.ts'
import { badgeFact, badgeQuestion, sourcePart, sourcePopover } from '#web/game-ui/certainty-badge.data-attrs.ts'

/** Fills the popover with the source of a badge's fact, and opens it beside the badge. Rejects if either cannot be loaded. */
export async function showSource(badge: HTMLAnchorElement) {
  const [kind = '', id = '', field = ''] = readAttr(badge, badgeFact)?.split('/') ?? []
  const [parts, entries] = await Promise.all([loadPageParts(), loadEntries(kind, id)])
  const popover = find(document, sourcePopover) ?? find(parts, sourcePopover)
  const entry = entries.find((candidate) => candidate.field === field)
  if (!popover || !entry) throw new Error(`no source of ${kind}/${id}/${field}`)
  const question = readAttr(badge, badgeQuestion)
  if (!popover.isConnected) document.body.append(popover)
  writePart(popover, 'text', [entry.source, toSentenceCase(entry.note)].filter(Boolean).join('. '))
  writePart(popover, 'details', [entry.version && `Version ${entry.version}`, `Checked ${entry.checked}`].filter(Boolean).join('. '))
  linkPart(popover, 'question', question && paths.openQuestion(question))
  linkPart(popover, 'correct', paths.correct({ file: entry.file, field }))
  linkPart(popover, 'sources', badge.href)
  popover.showPopover()
  placeBeside(popover, badge)
  popover.focus({ preventScroll: true })
}

async function loadEntries(kind: string, id: string): Promise<ProvenanceEntry[]> {
  const response = await fetch(toCallAddress(fillPath(callPaths.provenance, kind, id)))
  if (!response.ok) throw new Error(`answered with ${response.status}`)
  return ((await response.json()) as { results: ProvenanceEntry[] }).results
}

type SourcePart = typeof sourcePart extends `data-${string}` & { readonly value?: infer Value } ? NonNullable<Value> : never

function writePart(popover: HTMLElement, part: SourcePart, text: string) {
  const element = find(popover, sourcePart, part)
  if (element) element.textContent = text
}

function linkPart(popover: HTMLElement, part: SourcePart, href: string | undefined) {
  const element = find<HTMLAnchorElement>(popover, sourcePart, part)
  if (!element) return
  element.hidden = !href
  if (href) element.href = href
}
