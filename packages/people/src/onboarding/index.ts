export { isNewAccount, onboardingSteps, type OnboardingStep } from './onboarding-steps.js';
export { OnboardingScreen, type OnboardingScreenProps } from './onboarding.screen.js';
