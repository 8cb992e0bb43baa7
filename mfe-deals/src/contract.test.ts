import { describePageContract } from '@farekite/shared/testing';
import { dealPages } from './testing/dealPages';

describePageContract(dealPages);
