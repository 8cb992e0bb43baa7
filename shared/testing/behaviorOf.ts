/** What React keeps of an element or a component. A private part of React, of which only tests know. */
interface Fiber {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly ref: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly memoizedState: unknown;
}

interface Hook {
  readonly memoizedState: unknown;
  readonly queue: unknown;
  readonly next: Hook | null;
}

const EVENT_HANDLER = /^on[A-Z]/;

/** @throws Error when React renders nothing in the container, or has changed its private parts */
function shownIn(container: Element): Fiber | null {
  const root = Object.entries(container).find(([name]) => name.startsWith('__reactContainer$'));
  if (!root) throw new Error('The container has no root of React');
  const { stateNode } = root[1] as { stateNode: { current: Fiber } };
  return stateNode.current.child;
}

function handlersOf({ type, memoizedProps, ref }: Fiber): string[] {
  if (typeof type !== 'string') return [];
  const handlers = Object.keys(memoizedProps ?? {}).filter((name) => EVENT_HANDLER.test(name));
  return [...handlers, ...(ref ? ['ref'] : [])].map((name) => `${name} of <${type}>`);
}

function isEffect(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'create' in state && 'deps' in state;
}

/** State, stores and effects. Memos, contexts and ids are none. */
function hooksOf({ type, memoizedState }: Fiber): string[] {
  if (typeof type !== 'function') return [];
  const found: string[] = [];
  for (let hook = memoizedState as Hook | null; hook; hook = hook.next) {
    if (isEffect(hook.memoizedState)) found.push(`an effect of ${type.name}`);
    else if (hook.queue) found.push(`state of ${type.name}`);
  }
  return found;
}

/**
 * What React shows in the container can do besides showing: its event handlers, refs, state and effects.
 * @throws Error when the container is not one in which React renders
 */
export function behaviorOf(container: Element): string[] {
  const found: string[] = [];
  const visit = (fiber: Fiber | null) => {
    for (let current = fiber; current; current = current.sibling) {
      found.push(...handlersOf(current), ...hooksOf(current));
      visit(current.child);
    }
  };
  visit(shownIn(container));
  return found;
}
