import type { Fact } from '#model/wiki/fact.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import type { Mod } from '#model/mods/mod.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Links to mods: the workshop for the current game, the list for old versions, and how to install them. */
export function ModLinks({ facts, mods }: { facts: Fact[]; mods: Mod[] }) {
  const lookup = lookUpFacts(facts)
  const app = lookup.number('steam_app_id')
  const since = lookup.text('workshop_since')
  const described = lookup.text('described_versions')
  return (
    <div className="cols drawn mod-links">
      {app !== null && (
        <a className="card" href={`https://steamcommunity.com/app/${app}/workshop/`} rel="external">
          <Icon name="package" />
          <h3>
            Steam Workshop <Icon name="external-link" />
          </h3>
          <p className="soft">Mods to subscribe to{since && `, for version ${since} and later`}.</p>
        </a>
      )}
      <a className="card" href={paths.legacyMods}>
        <Icon name="download" />
        <h3>Legacy mods</h3>
        <p className="soft">{`${mods.length} mods that you install by hand${described && `, most of them for ${described}`}.`}</p>
      </a>
      <a className="card" href={paths.modFaq}>
        <Icon name="wrench" />
        <h3>Mod FAQ</h3>
        <p className="soft">How to install a mod by hand, and how to clear the mod folders again.</p>
      </a>
    </div>
  )
}
