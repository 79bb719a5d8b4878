/** Adds to each heading a link to itself, so that readers can copy the address of a part. */
export function linkHeadings(html: string): string {
  return html.replace(
    /<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g,
    (_whole, depth: string, id: string, text: string) =>
      `<h${depth} id="${id}">${text}<a class="anchor" href="#${id}" aria-label="Link to this part: ${toPlainText(text)}">#</a></h${depth}>`,
  )
}

/** "<em>Why</em> five?" -> "Why five?", safe to put into an attribute: entities stay as they are. */
export function toPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '&quot;')
    .trim()
}
