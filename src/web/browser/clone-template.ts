import type { Attribute } from '#web/data-attr.ts'
import { find } from './find.ts'

/** Clones the only element of a `<template>`, which the server rendered. Throws if there is none. */
export function cloneTemplate<Value extends string>(within: ParentNode, template: Attribute<Value>, value?: Value): HTMLElement {
  const content = find<HTMLTemplateElement, Value>(within, template, value)?.content.firstElementChild
  if (!content) throw new Error(`There is no template ${[template, value].join(' ')} here.`)
  return document.importNode(content, true) as HTMLElement
}
