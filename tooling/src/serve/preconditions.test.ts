import { evaluatePreconditions } from './preconditions';

describe('evaluatePreconditions', () => {
  it.each([
    ['sends the object without conditions', undefined, undefined, 'send'],
    ['does not send what the browser has', undefined, '"a"', 'not modified'],
    ['does not send what the browser has among others', undefined, '"b", W/"c" , "a"', 'not modified'],
    ['compares If-None-Match weakly, as proxies weaken ETags', undefined, 'W/"a"', 'not modified'],
    ['sends nothing to who wants an object only if there is none', undefined, '*', 'not modified'],
    ['sends the object when the browser has another one', undefined, '"b"', 'send'],
    ['sends the object when the browser has an ETag with another case', undefined, '"A"', 'send'],
    ['sends the object for a malformed If-None-Match', undefined, 'a', 'send'],
    ['reads commas inside ETags', undefined, '"b,"a""', 'send'],
    ['sends the object that If-Match names', '"b", "a"', undefined, 'send'],
    ['sends any object for If-Match: *', '*', undefined, 'send'],
    ['fails when If-Match names another object', '"b"', undefined, 'failed'],
    ['compares If-Match strongly', 'W/"a"', undefined, 'failed'],
    ['evaluates If-Match first', '"b"', '"a"', 'failed'],
    ['evaluates If-None-Match when If-Match holds', '"a"', '"a"', 'not modified'],
  ])('%s', (_what, ifMatch, ifNoneMatch, outcome) => {
    expect(evaluatePreconditions({ ifMatch, ifNoneMatch }, '"a"')).toBe(outcome);
  });
});
