import { useLayoutEffect, useRef } from 'react'
import { dataAttr } from '#web/data-attr.ts'
import { sidePart } from '#web/features/map/map.data-attrs.ts'
import type { SidePart } from '#web/features/map/state/map-state.ts'

type Props = { part: SidePart; title: string; isOpen: boolean; children: React.ReactNode }

/** A part of the column beside the map. */
export function SideSection({ part, title, isOpen, children }: Props) {
  const section = useRef<HTMLElement>(null)
  // Scrolls to the part that was just opened.
  useLayoutEffect(() => {
    const { current } = section
    if (isOpen && current?.parentElement) current.parentElement.scrollTop = current.offsetTop
  }, [isOpen])
  const id = `map-${part}`
  return (
    <section ref={section} id={id} aria-labelledby={`${id}-title`} hidden={!isOpen} {...dataAttr(sidePart, part)}>
      <h2 className="h4" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  )
}
