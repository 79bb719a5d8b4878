import { bearing, type Attribute } from '#web/attribute.ts'

/** The first element in there that bears this attribute, with this value where one is given. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what stands there, as querySelector's own does
export function find<Found extends Element = HTMLElement, Value extends string = string>(
  within: ParentNode | null | undefined,
  attribute: Attribute<Value>,
  value?: Value,
): Found | null {
  return within?.querySelector<Found>(bearing(attribute, value)) ?? null
}

/** All of them, in the order of the page. */
export function findAll<Found extends Element = HTMLElement, Value extends string = string>(
  within: ParentNode,
  attribute: Attribute<Value>,
  value?: Value,
): Found[] {
  return [...within.querySelectorAll<Found>(bearing(attribute, value))]
}

/** What bears it and holds the target of an event, or is it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what stands there, as querySelector's own does
export function findAround<Found extends Element = HTMLElement>(target: EventTarget | null, attribute: Attribute): Found | null {
  return target instanceof Element ? target.closest<Found>(bearing(attribute)) : null
}

/** What an element says by it; nothing where it does not bear it. */
export function valueOf<Value extends string>(element: Element | null | undefined, attribute: Attribute<Value>): Value | undefined {
  return (element?.getAttribute(attribute) ?? undefined) as Value | undefined
}

/** Lets an element bear it with this value. */
export function setValue<Value extends string>(element: Element, attribute: Attribute<Value>, value: Value) {
  element.setAttribute(attribute, value)
}
