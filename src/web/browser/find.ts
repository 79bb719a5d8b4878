import { dataSelector, type Attribute } from '#web/data-attr.ts'

/** The first element in there with this attribute, with this value where one is given. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what stands there, as querySelector's own does
export function find<Found extends Element = HTMLElement, Value extends string = string>(
  within: ParentNode | null | undefined,
  attribute: Attribute<Value>,
  value?: Value,
): Found | null {
  return within?.querySelector<Found>(dataSelector(attribute, value)) ?? null
}

/** All of them, in the order of the page. */
export function findAll<Found extends Element = HTMLElement, Value extends string = string>(
  within: ParentNode,
  attribute: Attribute<Value>,
  value?: Value,
): Found[] {
  return [...within.querySelectorAll<Found>(dataSelector(attribute, value))]
}

/** The element with this attribute that is the target of an event or contains it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what stands there, as querySelector's own does
export function findAround<Found extends Element = HTMLElement>(target: EventTarget | null, attribute: Attribute): Found | null {
  return target instanceof Element ? target.closest<Found>(dataSelector(attribute)) : null
}

/** What an element says by it; nothing where it does not bear it. */
export function readAttr<Value extends string>(element: Element | null | undefined, attribute: Attribute<Value>): Value | undefined {
  return (element?.getAttribute(attribute) ?? undefined) as Value | undefined
}

/** Lets an element bear it with this value. */
export function setValue<Value extends string>(element: Element, attribute: Attribute<Value>, value: Value) {
  element.setAttribute(attribute, value)
}
