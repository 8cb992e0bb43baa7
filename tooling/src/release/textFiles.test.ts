import { textFiles as contractTextFiles } from '@farekite/shared/protocol';
import { textFiles } from './textFiles';

describe('textFiles', () => {
  it('names the files of a namespace as the contract does', () => {
    expect(textFiles('es', 'first-class-deals')).toEqual(contractTextFiles('es', 'first-class-deals'));
  });
});
