/**
 * Runs in the page: brings everything that moves to its end. What never ends, like a sign of waiting,
 * goes on.
 */
export async function endMotion(): Promise<void> {
  for (;;) {
    // What has just opened begins to move in the next frame, once its script has run.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    });
    if (moving.length === 0) return;
    for (const one of moving) one.finish();
  }
}
