import { dataSelector, type Attribute } from '#web/data-attr.ts'

/** The first element inside `within` with this attribute, and with this value if given. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- typed by the caller, like querySelector
export function find<Found extends Element = HTMLElement, Value extends string = string>(
  within: ParentNode | null | undefined,
  attribute: Attribute<Value>,
  value?: Value,
): Found | null {
  return within?.querySelector<Found>(dataSelector(attribute, value)) ?? null
}

/** All elements inside `within` with this attribute, in document order. */
export function findAll<Found extends Element = HTMLElement, Value extends string = string>(
  within: ParentNode,
  attribute: Attribute<Value>,
  value?: Value,
): Found[] {
  return [...within.querySelectorAll<Found>(dataSelector(attribute, value))]
}

/** The element with this attribute that is the target of an event or contains it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- typed by the caller, like querySelector
export function findAround<Found extends Element = HTMLElement>(target: EventTarget | null, attribute: Attribute): Found | null {
  return target instanceof Element ? target.closest<Found>(dataSelector(attribute)) : null
}

/** Value of an element's attribute; undefined if it is not set. */
export function readAttr<Value extends string>(element: Element | null | undefined, attribute: Attribute<Value>): Value | undefined {
  return (element?.getAttribute(attribute) ?? undefined) as Value | undefined
}

export function setValue<Value extends string>(element: Element, attribute: Attribute<Value>, value: Value) {
  element.setAttribute(attribute, value)
}
