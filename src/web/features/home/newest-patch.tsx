import type { WholeHomePage } from '#model/news/home-page.ts'
import { paths } from '#model/wiki/paths.ts'
import { VersionDate } from '#web/features/news/version-date.tsx'
import { Section } from '#web/ui/section.tsx'
import './home-tools.css'

/** The newest version of the game. */
export function NewestPatch({ patch }: { patch: NonNullable<WholeHomePage['newest_patch']> }) {
  return (
    <Section title="Newest patch" more={<a href={paths.patchNotes}>Patch notes</a>}>
      <div className="card newest-patch">
        <b>{patch.version}</b>
        <p>
          {/* Begins with the version, which is beside it. */}
          {patch.summary.replace(`${patch.version}: `, '')} <VersionDate date={patch} />
        </p>
        <a className="btn" href={paths.patchNote(patch.id)}>
          What changed
        </a>
      </div>
    </Section>
  )
}
