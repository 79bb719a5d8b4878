import type { ProseData } from './prose-data.ts'
import { GameWidget } from './widgets/game-widget.tsx'
import { ModLinks } from './widgets/mod-links.tsx'
import { ModderProfiles } from './widgets/modder-profiles.tsx'
import { OpenTool } from './widgets/open-tool.tsx'
import { StorageKeys } from './widgets/storage-keys.tsx'

export type WidgetProps = { name: string; options: Record<string, string>; data: ProseData }

/** A widget of a page. Widget names are validated when the content is read. */
export function ProseWidget({ name, options, data }: WidgetProps) {
  switch (name) {
    case 'mod-links':
      return <ModLinks facts={data.facts} mods={data.mods} />
    case 'modder-profiles':
      return <ModderProfiles mods={data.mods} />
    case 'storage-keys':
      return <StorageKeys />
    case 'tool':
      return <OpenTool {...options} />
    default:
      return <GameWidget name={name} options={options} data={data} />
  }
}
