import { expect, it } from 'vitest';
import { carryOutStages } from '../../../scripts/setup/test-stages.mjs';

/** A stage that is told when to print and when to end. */
function createStage(title: string, isBeside: boolean) {
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  let print: (text: string) => void = () => {};
  return {
    stage: { title, isBeside, read: (code: number) => ({ passed: code === 0 ? 1 : 0 }) },
    hasBegun: false,
    begin(say: (text: string) => void) {
      this.hasBegun = true;
      print = say;
      return ended;
    },
    print: (text: string) => print(text),
    end,
  };
}

it('runs a stage beside the others and shows what it printed in its turn', async () => {
  const first = createStage('First', false);
  const second = createStage('Second', false);
  const slow = createStage('Slow', true);
  const all = [first, second, slow];
  let shown = '';
  const write = (text: string) => {
    shown += text;
  };
  const results = carryOutStages(
    all.map(({ stage }) => stage),
    (stage, say = write) => {
      const one = all.find(({ stage: { title } }) => title === stage.title);
      if (!one) throw new Error(`There is no stage ${stage.title}.`);
      return one.begin(say);
    },
    write,
  );
  expect(all.map(({ hasBegun }) => hasBegun)).toEqual([true, false, true]);
  slow.print('slow 1\n');
  first.print('first\n');
  expect(shown).toBe('\n── First ──\nfirst\n');

  first.end(0);
  await expect.poll(() => second.hasBegun).toBe(true);
  slow.print('slow 2\n');
  second.end(1);
  const both = '\n── First ──\nfirst\n\n── Second ──\n\n── Slow ──\nslow 1\nslow 2\n';
  await expect.poll(() => shown).toBe(both);
  slow.print('slow 3\n');
  expect(shown).toBe(`${both}slow 3\n`);

  slow.end(0);
  expect(await results).toMatchObject([
    { title: 'First', passed: 1 },
    { title: 'Second', passed: 0 },
    { title: 'Slow', passed: 1 },
  ]);
});
