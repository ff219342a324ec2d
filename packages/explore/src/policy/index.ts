export { policyMessages } from './messages.js';
export { PolicyModalScreen, type PolicyModalScreenProps } from './policy-modal.screen.js';
export { pendingPolicyId, pendingPolicyQuery } from './policy.data.js';
