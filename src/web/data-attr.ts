/**
 * The name of an attribute by which the browser half of a feature finds what the server half rendered, and its values. It has a file
 * of its own (`thing.data-attrs.ts`), so that neither half imports the other.
 */
export type Attribute<Value extends string = string> = `data-${string}` & { readonly value?: Value }

/** For JSX, without a value or with one: `<ol {...dataAttr(routeList)} />`, `<section {...dataAttr(sidePart, 'route')} />`. */
export function dataAttr<Value extends string>(attribute: Attribute<Value>, ...value: [] | [Value | number | undefined]) {
  return { [attribute]: value.length === 0 ? true : value[0] }
}

/** The selector of elements with it: `[data-side="route"]`, or without a value `[data-side]`. */
export function dataSelector<Value extends string>(attribute: Attribute<Value>, value?: Value): string {
  return value === undefined ? `[${attribute}]` : `[${attribute}="${CSS.escape(value)}"]`
}
