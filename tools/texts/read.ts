import { parseSync } from 'oxc-parser'
import { isWorded, kindOfCall, kindOfName, placeholder, type Node, type TextKind } from './kinds.ts'

/** One text of a file as a person meets it; `{name}` stands for what is put in, `{spot|spots}` for what is chosen. */
export type Text = { line: number; kind: TextKind; text: string }

/** Every text of a code file that a person can see, in the order of its lines. */
export function textsOf(path: string, source: string): Text[] {
  const found: Text[] = []
  const lineStarts = [...source.matchAll(/^/gm)].map(({ index }) => index)
  const add = (node: Node, kind: TextKind, raw: string) => {
    for (const part of raw.split(/<\/?[a-z!][^<>]*>/)) {
      const text = part.replace(/\s+/g, ' ').trim()
      if (isWorded(text, kind)) found.push({ line: lineStarts.filter((at) => at <= node.start).length, kind, text })
    }
  }

  const visit = (node: Node | null | undefined, kind: TextKind): void => {
    if (!node) return
    switch (node.type) {
      case 'Literal':
        if (typeof node['value'] === 'string') add(node, kind, node['value'])
        return
      case 'TemplateLiteral':
        add(node, kind, spelled(node))
        return listOf(node['expressions']).forEach((each) => visit(each, 'inside'))
      case 'TaggedTemplateExpression':
        return visitTagged(node)
      case 'JSXElement':
      case 'JSXFragment':
        return visitElement(node)
      case 'JSXAttribute': {
        const name = String((node['name'] as Node)['name'])
        return visit(node['value'] as Node | null, name === 'name' ? 'code' : kindOfName(name))
      }
      case 'Property':
      case 'PropertyDefinition':
        return visit(node['value'] as Node | null, kindOfName(nameOf(node['key'] as Node), kind))
      case 'VariableDeclarator':
        return visit(node['init'] as Node | null, kind)
      case 'CallExpression':
      case 'NewExpression':
        visit(node['callee'] as Node, 'inside')
        return visitArguments(node, kind)
      case 'BinaryExpression':
        if (isSum(node)) add(node, kind, spelled(node))
        return operandsOf(node).forEach((each) => visit(each, 'inside'))
      case 'MemberExpression':
        return visit(node['object'] as Node, kind)
      case 'SwitchCase':
        return listOf(node['consequent']).forEach((each) => visit(each, kind))
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return visit(node['expression'] as Node, kind)
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
        return
      default:
        if (!node.type.startsWith('TS')) childrenOf(node).forEach((child) => visit(child, kind))
    }
  }

  /** The code of a refusal is for programs; what follows is for people. */
  const visitArguments = (node: Node, around: TextKind) => {
    const kind = kindOfCall(nameOf(node['callee'] as Node), around)
    listOf(node['arguments']).forEach((each, at) => visit(each, kind === 'refusal' && at === 0 ? 'code' : kind))
  }

  /** Markup of the server is read without its tags; a statement for the database says nothing to people. */
  const visitTagged = (node: Node) => {
    const tag = nameOf(node['tag'] as Node)
    if (tag === 'sql') return
    const quasi = node['quasi'] as Node
    if (tag === 'html') add(node, 'page', spelled(quasi))
    listOf(quasi['expressions']).forEach((each) => visit(each, 'inside'))
  }

  /** The words of an element with what stands between them, as one sentence. */
  const visitElement = (node: Node) => {
    const opening = node['openingElement'] as Node | undefined
    listOf(opening?.['attributes']).forEach((each) => visit(each, 'inside'))
    const children = listOf(node['children'])
    const words = children.filter((child) => child.type === 'JSXText' && String(child['value']).trim() !== '')
    const isSentence = words.length > 0
    if (isSentence) add(words[0] ?? node, 'page', children.map(spelled).join(''))
    for (const child of children) if (child.type !== 'JSXText') visit(child, isSentence ? 'inside' : 'page')
  }

  visit(parseSync(path, source).program as unknown as Node, 'inside')
  return found.toSorted((a, b) => a.line - b.line)
}

function isSum(node: Node): boolean {
  return node.type === 'BinaryExpression' && node['operator'] === '+'
}

/** What a sum of strings is made of, and what is compared, without the words themselves: these are read already, or code. */
function operandsOf(node: Node): Node[] {
  return [node['left'] as Node, node['right'] as Node].flatMap((each) => {
    if (isSum(each)) return operandsOf(each)
    if (each.type === 'TemplateLiteral') return listOf(each['expressions'])
    return each.type === 'Literal' ? [] : [each]
  })
}

/** A text with placeholders for what is computed. */
function spelled(node: Node): string {
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : placeholder(String(node['value']))
    case 'JSXText':
      return String(node['value'])
    case 'TemplateLiteral': {
      const expressions = listOf(node['expressions'])
      return listOf(node['quasis'])
        .map((quasi, at) => {
          const expression = expressions[at]
          return `${(quasi['value'] as { cooked: string }).cooked}${expression ? spelled(expression) : ''}`
        })
        .join('')
    }
    case 'BinaryExpression':
      return `${spelled(node['left'] as Node)}${spelled(node['right'] as Node)}`
    case 'ConditionalExpression':
      return placeholder(`${spelled(node['consequent'] as Node)}|${spelled(node['alternate'] as Node)}`)
    case 'JSXExpressionContainer':
      return spelled(node['expression'] as Node)
    case 'JSXEmptyExpression':
      return ''
    case 'JSXElement':
    case 'JSXFragment':
      return listOf(node['children']).map(spelled).join('')
    default:
      return placeholder(nameOf(node))
  }
}

/** What an expression is called where it is read: `brief.title` is `title`. */
function nameOf(node: Node): string {
  switch (node.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
      return String(node['name'])
    case 'Literal':
      return String(node['value'])
    case 'MemberExpression':
      return nameOf(node['property'] as Node)
    case 'CallExpression':
      return listOf(node['arguments'])[0]
        ? nameOf(listOf(node['arguments'])[0] as Node)
        : nameOf(node['callee'] as Node)
    default:
      return '…'
  }
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
