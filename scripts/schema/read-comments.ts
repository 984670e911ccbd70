import { type ESTree, parseSync } from 'vite';

/** The comments of a declaration schema: its own and those of its members. */
export interface Remarks {
  readonly text?: string;
  /** Of an object's properties, by name. */
  readonly properties?: Readonly<Record<string, Remarks>>;
  /** Of a list's entries. */
  readonly item?: Remarks;
  /** Of a record's entries. */
  readonly value?: Remarks;
  /** Of a union's members, in order. */
  readonly members?: readonly Remarks[];
}

interface Module {
  readonly text: string;
  readonly comments: readonly { readonly value: string; readonly end: number }[];
  /** Constants by name: where each statement begins, and its value. */
  readonly constants: ReadonlyMap<string, { readonly start: number; readonly value: ESTree.Node }>;
}

/**
 * Reads the schemas' comments from their source, which is where editors read them too.
 *
 * @param sources the text of every file with schemas, by file name
 * @returns the comments of each exported schema, by its name
 */
export function readComments(sources: Readonly<Record<string, string>>): Map<string, Remarks> {
  const modules = Object.entries(sources).map(([file, text]) => readModule(file, text));
  const remarks = new Map<string, Remarks>();
  for (const module of modules) {
    for (const name of module.constants.keys())
      remarks.set(name, remarksOfName(name, module, modules));
  }
  return remarks;
}

function readModule(file: string, text: string): Module {
  const { program, comments } = parseSync(file, text);
  const constants = new Map<string, { start: number; value: ESTree.Node }>();
  for (const statement of program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) {
        constants.set(id.name, { start: statement.start, value: init });
      }
    }
  }
  const blocks = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  return { text, comments: blocks, constants };
}

/** The constant may be in another file; schema names are unique in the folder. */
function remarksOfName(name: string, from: Module, modules: readonly Module[]): Remarks {
  const home = from.constants.has(name) ? from : modules.find((one) => one.constants.has(name));
  const constant = home?.constants.get(name);
  if (home === undefined || constant === undefined) return {};
  const remarks = remarksOf(constant.value, home, modules);
  return { ...remarks, ...withText(commentBefore(constant.start, home) ?? remarks.text) };
}

function remarksOf(node: ESTree.Node, module: Module, modules: readonly Module[]): Remarks {
  const inside = (one: ESTree.Node | undefined) =>
    one === undefined ? {} : remarksOf(one, module, modules);
  if (node.type === 'Identifier') return remarksOfName(node.name, module, modules);
  if (node.type === 'ObjectExpression')
    return { properties: remarksOfProperties(node, module, modules) };
  if (node.type === 'TSAsExpression') return inside(node.expression);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return {};
  const { property } = node.callee;
  const [first, second] = node.arguments;
  switch (property.type === 'Identifier' ? property.name : '') {
    case 'exactOptional':
    case 'pipe':
    case 'strictObject':
      return inside(first);
    case 'array':
      return { item: inside(first) };
    case 'record':
      return { value: inside(second) };
    case 'union':
      return { members: remarksOfMembers(first, module, modules) };
    case 'variant':
      return { members: remarksOfMembers(second, module, modules) };
    default:
      return {};
  }
}

function remarksOfProperties(
  { properties }: ESTree.ObjectExpression,
  module: Module,
  modules: readonly Module[],
): Record<string, Remarks> {
  const described: Record<string, Remarks> = {};
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      Object.assign(described, remarksOf(property.argument, module, modules).properties);
    } else if (property.key.type === 'Identifier') {
      const remarks = remarksOf(property.value, module, modules);
      const text = commentBefore(property.start, module) ?? remarks.text;
      described[property.key.name] = { ...remarks, ...withText(text) };
    }
  }
  return described;
}

function remarksOfMembers(
  list: ESTree.Node | undefined,
  module: Module,
  modules: readonly Module[],
): Remarks[] {
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.flatMap((element) => {
    if (element === null) return [];
    const remarks = remarksOf(element, module, modules);
    return { ...remarks, ...withText(commentBefore(element.start, module) ?? remarks.text) };
  });
}

function withText(text: string | undefined): Remarks {
  return text === undefined ? {} : { text };
}

/** The text of the comment that ends right before a position. */
function commentBefore(start: number, { text, comments }: Module): string | undefined {
  const comment = comments.findLast(
    ({ end }) => end <= start && text.slice(end, start).trim() === '',
  );
  return comment?.value
    .replace(/^\*|\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
