/**
 * The name of an attribute by which the browser half of a feature finds what the server half has drawn, and what it may say. It
 * stands in a file of its own beside the two (`thing.attributes.ts`), so that neither brings the other along.
 */
export type Attribute<Value extends string = string> = `data-${string}` & { readonly value?: Value }

/** For JSX, without a value or with one: `<ol {...bears(routeList)} />`, `<section {...bears(sidePart, 'route')} />`. */
export function bears<Value extends string>(attribute: Attribute<Value>, ...value: [] | [Value | number | undefined]) {
  return { [attribute]: value.length === 0 ? true : value[0] }
}

/** The selector of what bears it: `[data-side="route"]`, or without a value `[data-side]`. */
export function bearing<Value extends string>(attribute: Attribute<Value>, value?: Value): string {
  return value === undefined ? `[${attribute}]` : `[${attribute}="${CSS.escape(value)}"]`
}
