/** The words of the page, without its style sheets, what is typed, and what only keeps words in one line. */
export function wordsOnScreen(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('style, textarea')) words.push(node.textContent ?? '')
  return words.join('').replaceAll('\u2060', '').replace(/\s+/g, ' ')
}
