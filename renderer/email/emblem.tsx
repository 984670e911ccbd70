import type { CSSProperties, ReactNode } from 'react';
import type { Motif } from '#engine/declaration/theme.ts';
import type { EmailPalette } from './palette.ts';
import { Table } from './table.tsx';

/** A block of colour: size in pixels; 0 is the strong colour, 1 the accent. */
interface Block {
  readonly width: number;
  readonly height: number;
  readonly tone: 0 | 1;
  readonly radius?: string;
}

type Drawing =
  /** Side by side on one baseline. */
  | { readonly kind: 'row'; readonly gap: number; readonly blocks: readonly Block[] }
  /** One below the other. */
  | {
      readonly kind: 'stack';
      readonly align: 'left' | 'center' | 'right';
      readonly gap: number;
      readonly blocks: readonly Block[];
    }
  /** One inside the other, the outermost first. */
  | { readonly kind: 'nest'; readonly blocks: readonly Block[] };

const bars = (gap: number, width: number, heights: readonly number[], accents: readonly number[]) =>
  ({
    kind: 'row',
    gap,
    blocks: heights.map((height, index) => ({
      width,
      height,
      tone: accents.includes(index) ? 1 : 0,
    })),
  }) as const satisfies Drawing;

const round = '99px';

/**
 * The coaches' motifs drawn with table cells: they need no request and show even where pictures are
 * blocked, which is how many people first see an email.
 */
const drawings = {
  ridgelines: bars(0, 5, [8, 14, 22, 30, 38, 32, 25, 19, 12], [4, 5]),
  citrus: {
    kind: 'nest',
    blocks: [
      { width: 40, height: 40, tone: 0, radius: round },
      { width: 30, height: 30, tone: 1, radius: round },
      { width: 8, height: 8, tone: 0, radius: round },
    ],
  },
  speech: {
    kind: 'row',
    gap: 2,
    blocks: [
      { width: 24, height: 34, tone: 0, radius: '14px 14px 14px 2px' },
      { width: 18, height: 24, tone: 1, radius: '11px 11px 2px 11px' },
    ],
  },
  pulse: bars(2, 4, [6, 6, 14, 40, 10, 26, 6, 6], [3]),
  feathers: {
    kind: 'stack',
    align: 'left',
    gap: 2,
    blocks: [
      { width: 18, height: 6, tone: 1, radius: '0 9px 9px 0' },
      { width: 28, height: 6, tone: 0, radius: '0 9px 9px 0' },
      { width: 36, height: 6, tone: 0, radius: '0 9px 9px 0' },
      { width: 42, height: 6, tone: 0, radius: '0 9px 9px 0' },
      { width: 24, height: 6, tone: 1, radius: '0 9px 9px 0' },
    ],
  },
  ledger: bars(3, 8, [12, 20, 29, 40], [3]),
  skyline: bars(1, 5, [16, 27, 22, 40, 31, 36, 19, 12], [3]),
  sunrise: {
    kind: 'stack',
    align: 'center',
    gap: 3,
    blocks: [
      { width: 32, height: 16, tone: 1, radius: '16px 16px 0 0' },
      { width: 44, height: 5, tone: 0 },
      { width: 36, height: 5, tone: 0 },
      { width: 26, height: 5, tone: 0 },
    ],
  },
  contours: {
    kind: 'nest',
    blocks: [
      { width: 42, height: 38, tone: 0, radius: '21px 17px 23px 15px' },
      { width: 28, height: 24, tone: 1, radius: '14px 11px 15px 10px' },
      { width: 14, height: 12, tone: 0, radius: '8px 6px 8px 5px' },
    ],
  },
  spotlight: {
    kind: 'stack',
    align: 'center',
    gap: 2,
    blocks: [
      { width: 22, height: 24, tone: 0, radius: '11px' },
      { width: 4, height: 6, tone: 1 },
      { width: 26, height: 5, tone: 1, radius: '3px 3px 0 0' },
    ],
  },
  ribbons: {
    kind: 'stack',
    align: 'right',
    gap: 4,
    blocks: [
      { width: 26, height: 6, tone: 1, radius: round },
      { width: 44, height: 6, tone: 0, radius: round },
      { width: 34, height: 6, tone: 1, radius: round },
      { width: 40, height: 6, tone: 0, radius: round },
    ],
  },
  embers: {
    kind: 'row',
    gap: 3,
    blocks: [
      { width: 6, height: 6, tone: 1, radius: round },
      { width: 9, height: 9, tone: 1, radius: round },
      { width: 12, height: 18, tone: 0, radius: '6px 6px 6px 6px' },
      { width: 16, height: 36, tone: 0, radius: '12px 4px 8px 8px' },
    ],
  },
} as const satisfies Record<Motif, Drawing>;

const empty: CSSProperties = { fontSize: 0, lineHeight: 0 };

/** The width of a coach's emblem in pixels. */
export function emblemWidth(motif: Motif): number {
  const drawing: Drawing = drawings[motif];
  const widths = drawing.blocks.map(({ width }) => width);
  if (drawing.kind !== 'row') return Math.max(...widths);
  return widths.reduce((total, width) => total + width + drawing.gap, 0);
}

/** A coach's emblem. */
export function EmailEmblem({ motif, palette }: { motif: Motif; palette: EmailPalette }) {
  const drawing: Drawing = drawings[motif];
  switch (drawing.kind) {
    case 'row':
      return (
        <Table isDrawing>
          <tr>
            {drawing.blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's blocks never move.
              <td key={index} valign="bottom" style={{ ...empty, paddingRight: drawing.gap }}>
                <BlockCell block={block} palette={palette} />
              </td>
            ))}
          </tr>
        </Table>
      );
    case 'stack':
      return (
        <Table isDrawing>
          {drawing.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's blocks never move.
            <tr key={index}>
              <td align={drawing.align} style={{ ...empty, paddingBottom: drawing.gap }}>
                <BlockCell block={block} palette={palette} />
              </td>
            </tr>
          ))}
        </Table>
      );
    case 'nest':
      return <Nest blocks={drawing.blocks} palette={palette} />;
  }
}

function Nest({ blocks, palette }: { blocks: readonly Block[]; palette: EmailPalette }) {
  const [outer, ...inner] = blocks;
  if (outer === undefined) return null;
  return (
    <BlockCell block={outer} palette={palette}>
      <Nest blocks={inner} palette={palette} />
    </BlockCell>
  );
}

interface BlockCellProps {
  readonly block: Block;
  readonly palette: EmailPalette;
  readonly children?: ReactNode;
}

function BlockCell({ block, palette, children }: BlockCellProps) {
  const colour = block.tone === 0 ? palette.action : palette.accent;
  return (
    <Table isDrawing>
      <tr>
        <td
          align="center"
          valign="middle"
          width={block.width}
          height={block.height}
          style={{
            ...empty,
            width: block.width,
            height: block.height,
            backgroundColor: colour,
            borderRadius: block.radius,
          }}
        >
          {children}
        </td>
      </tr>
    </Table>
  );
}
