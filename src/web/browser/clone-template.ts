import type { Attribute } from '#web/data-attr.ts'
import { find } from './find.ts'

/** Clones the only element of a `<template>`, which the server rendered. */
export function cloneTemplate(within: ParentNode, template: Attribute): HTMLElement {
  const content = find<HTMLTemplateElement>(within, template)?.content.firstElementChild
  if (!content) throw new Error(`There is no template ${template} here.`)
  return document.importNode(content, true) as HTMLElement
}
