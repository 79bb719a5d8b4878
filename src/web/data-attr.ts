/**
 * Name of a data attribute by which the browser script of a feature finds what the server rendered, and its values. Defined in a file of
 * its own (`thing.data-attrs.ts`), so that neither half imports the other.
 */
export type Attribute<Value extends string = string> = `data-${string}` & { readonly value?: Value }

/** Props for JSX, with or without a value: `<ol {...dataAttr(routeList)} />`, `<section {...dataAttr(sidePart, 'route')} />`. */
export function dataAttr<Value extends string>(attribute: Attribute<Value>, ...value: [] | [Value | number | undefined]) {
  return { [attribute]: value.length === 0 ? '' : value[0] }
}

/** CSS selector: `[data-side="route"]`, or without a value `[data-side]`. */
export function dataSelector<Value extends string>(attribute: Attribute<Value>, value?: Value): string {
  return value === undefined ? `[${attribute}]` : `[${attribute}="${CSS.escape(value)}"]`
}
